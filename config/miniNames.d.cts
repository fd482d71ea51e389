export function miniName(name: string, file: string): string;
export function scopedName(name: string, resourcePath: string): string;
