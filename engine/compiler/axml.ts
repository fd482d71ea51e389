import type { EngineTarget } from '../contract';
/**
 * The payment app's templates differ from the messaging app's in spelling only; these are the changes
 * that let one template compiler read both. Applied to built output, never to sources.
 */

/** What each vendor's document calls the attribute that says what an element is to a screen reader. */
const ROLE: Readonly<Record<EngineTarget, string>> = { weapp: 'aria-role', alipay: 'role' };

/** A template's attributes that its host does not read: the other host's word for a role. */
export function unreadRoles(target: EngineTarget, source: string): readonly string[] {
  return Object.values(ROLE).filter((word) => word !== ROLE[target] && source.includes(` ${word}="`));
}

/** axml -> wxml: directives, event attributes, roles, script modules and import endings. */
export function axmlToWxml(source: string): string {
  return source
    .replace(/(\s)a:([a-z-]+)/g, '$1wx:$2')
    .replace(/<import-sjs\s+([^>]*?)\/?>(?:\s*<\/import-sjs>)?/g, (_tag, attributes: string) => {
      const renamed = attributes
        .replace(/\bname=/, 'module=')
        .replace(/\bfrom=/, 'src=')
        .replace(/\.sjs"/, '.wxs"');
      return `<wxs ${renamed.trim()} />`;
    })
    .replace(
      /(\s)on([A-Za-z]+)=/g,
      (_all, space: string, name: string) => `${space}bind:${name.toLowerCase()}=`,
    )
    .replace(
      /(\s)catch([A-Z][A-Za-z]*)=/g,
      (_all, space: string, name: string) => `${space}catch:${name.toLowerCase()}=`,
    )
    .replaceAll(` ${ROLE.alipay}="`, ` ${ROLE.weapp}="`)
    .replace(/\.axml"/g, '.wxml"');
}

/** sjs -> wxs: a script module there uses `export default`, here `module.exports`. */
export function sjsToWxs(source: string): string {
  return source.replace(/export\s+default\s*/, 'module.exports = ').replace(/\.sjs(['"])/g, '.wxs$1');
}
