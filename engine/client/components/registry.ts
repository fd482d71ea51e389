const names = new Set<string>();

/** Defines a built-in component once; hot reloading may load the engine page's script again. */
export function define(name: string, element: CustomElementConstructor): void {
  names.add(name);
  if (customElements.get(name) === undefined) customElements.define(name, element);
}

export function isBuiltIn(name: string): boolean {
  return names.has(name);
}
