import { env } from '@/env';

const MAX_ID = 64;

/**
 * Address of a mall product (product §2.9 "fixed external links"); '' for an id that is none.
 * @param template `{id}` stands for the product
 */
export function mallGoodsAddress(id: string, template: string = env.mallGoodsUrl): string {
  if (id === '' || id.length > MAX_ID) return '';
  try {
    const encoded = encodeURIComponent(id);
    return template.replace('{id}', () => encoded);
  } catch (error) {
    // Half of a surrogate pair has no encoding.
    if (error instanceof URIError) return '';
    throw error;
  }
}
