/**
 * The payment app's templates differ from the messaging app's only in spelling; these changes let one template compiler
 * read both. Applied to built output, never to sources.
 */
import type { EngineTarget } from '../contract';

/** The attribute for an element's screen reader role, from each vendor's document. */
const ROLE: Readonly<Record<EngineTarget, string>> = { weapp: 'aria-role', alipay: 'role' };

/** A template's role attributes that its host ignores: those in the other host's spelling. */
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

/** sjs -> wxs: an sjs script module uses `export default`, a wxs one `module.exports`. */
export function sjsToWxs(source: string): string {
  return source.replace(/export\s+default\s*/, 'module.exports = ').replace(/\.sjs(['"])/g, '.wxs$1');
}
