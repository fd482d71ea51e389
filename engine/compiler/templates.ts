import { TmplGroup } from 'glass-easel-template-compiler';

interface TemplateProblem {
  readonly message: string;
  readonly level: string;
  readonly startLine: number;
  readonly startColumn: number;
}

function isProblem(value: unknown): value is TemplateProblem {
  return typeof value === 'object' && value !== null && 'message' in value && 'startLine' in value;
}

interface CompiledTemplates {
  readonly code: string;
  readonly problems: string[];
}

/**
 * Compiles all templates of a package as one group (imports need each other). Warnings count as problems: a vendor's
 * compiler rejects most of what this one only warns about.
 * @param templates wxml by path without extension
 * @param scripts wxs by path without extension
 */
export function compileTemplates(
  templates: ReadonlyMap<string, string>,
  scripts: ReadonlyMap<string, string>,
): CompiledTemplates {
  const group = new TmplGroup();
  const problems: string[] = [];
  try {
    for (const [path, text] of scripts) group.addScript(path, text);
    for (const [path, text] of templates) {
      const found: unknown = group.addTmpl(path, text);
      if (!Array.isArray(found)) continue;
      for (const item of found) {
        if (isProblem(item))
          problems.push(
            `template ${path}:${item.startLine + 1}:${item.startColumn + 1} ${item.message} (${item.level})`,
          );
      }
    }
    for (const path of templates.keys()) {
      for (const needed of group.getDirectDependencies(path)) {
        if (typeof needed === 'string' && !templates.has(needed))
          problems.push(`template ${path} imports ${needed}, which is not in the package`);
      }
      for (const needed of group.getScriptDependencies(path)) {
        if (typeof needed === 'string' && !scripts.has(needed))
          problems.push(`template ${path} uses script ${needed}, which is not in the package`);
      }
    }
    return { code: group.getTmplGenObjectGroups(), problems };
  } finally {
    group.free();
  }
}
