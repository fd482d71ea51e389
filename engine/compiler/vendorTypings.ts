/** The calls of the messaging app and of the payment app with their parameters, from the vendors' own typings. */
import { createRequire } from 'node:module';
import ts from 'typescript';
import type { CallShape, EngineTarget, Shape, VendorCalls } from '../contract';

const { resolve } = createRequire(__filename);

const SOURCES = {
  weapp: { file: 'miniprogram-api-typings/index.d.ts', name: 'wx' },
  alipay: { file: '@mini-types/alipay/types/index.d.ts', name: 'my' },
} as const;

/** Options within options, such as `sourceType` of `chooseMedia`; what is deeper may be anything. */
const MAX_DEPTH = 3;

const { TypeFlags } = ts;
const ANYTHING: Shape = { kinds: ['any'] };

/** @throws when the typings do not declare the object */
export function readVendorCalls(target: EngineTarget): VendorCalls {
  const { file, name } = SOURCES[target];
  const program = ts.createProgram({
    rootNames: [resolve(file)],
    options: { lib: ['lib.es2015.d.ts'], types: [], skipLibCheck: true, strict: true },
  });
  const checker = program.getTypeChecker();
  const scope = program.getSourceFiles().find((source) => source.fileName.endsWith(file));
  const found = checker
    .getSymbolsInScope(scope ?? program.getSourceFiles()[0]!, ts.SymbolFlags.Value)
    .find((symbol) => symbol.name === name);
  if (found === undefined) throw new Error(`${file} does not declare ${name}`);
  const members =
    (found.flags & ts.SymbolFlags.Namespace) !== 0
      ? checker.getExportsOfModule(found)
      : checker.getPropertiesOfType(checker.getTypeOfSymbol(found));
  const calls = members.flatMap((member) => {
    const signatures = checker.getTypeOfSymbol(member).getCallSignatures();
    return signatures.length === 0
      ? []
      : [[member.name, signatures.map((each) => callShape(checker, each))] as const];
  });
  return Object.fromEntries(calls);
}

function callShape(checker: ts.TypeChecker, signature: ts.Signature): CallShape {
  return signature.getParameters().map((parameter) => {
    const { valueDeclaration } = parameter;
    const isRest =
      valueDeclaration !== undefined &&
      ts.isParameter(valueDeclaration) &&
      valueDeclaration.dotDotDotToken !== undefined;
    if (isRest) return { ...ANYTHING, isOptional: true };
    const shape = shapeOf(checker, checker.getTypeOfSymbol(parameter), 0);
    const isOptional =
      valueDeclaration !== undefined &&
      ts.isParameter(valueDeclaration) &&
      checker.isOptionalParameter(valueDeclaration);
    return isOptional ? { ...shape, isOptional } : shape;
  });
}

function shapeOf(checker: ts.TypeChecker, given: ts.Type, depth: number): Shape {
  const type = checker.getBaseConstraintOfType(given) ?? given;
  const parts = type.isUnion() ? type.types : [type];
  const shapes = parts.map((part) => partShape(checker, part, depth));
  const kinds = [...new Set(shapes.flatMap((shape) => shape.kinds))];
  if (kinds.includes('any')) return ANYTHING;
  const item = shapes.find((shape) => shape.item !== undefined)?.item;
  const objects = shapes.filter((shape) => shape.kinds.includes('object'));
  // Of several kinds of objects nothing is said: a value may be any of them.
  const fields = objects.length === 1 ? objects[0]?.fields : undefined;
  return { kinds, ...(item === undefined ? {} : { item }), ...(fields === undefined ? {} : { fields }) };
}

function partShape(checker: ts.TypeChecker, type: ts.Type, depth: number): Shape {
  if (type.isStringLiteral()) return { kinds: [JSON.stringify(type.value)] };
  if (type.isNumberLiteral()) return { kinds: [String(type.value)] };
  if ((type.flags & TypeFlags.StringLike) !== 0) return { kinds: ['string'] };
  if ((type.flags & TypeFlags.NumberLike) !== 0) return { kinds: ['number'] };
  if ((type.flags & TypeFlags.BooleanLike) !== 0) return { kinds: ['boolean'] };
  if ((type.flags & (TypeFlags.Undefined | TypeFlags.Void)) !== 0) return { kinds: ['undefined'] };
  if ((type.flags & TypeFlags.Null) !== 0) return { kinds: ['null'] };
  if ((type.flags & TypeFlags.Object) === 0) return ANYTHING;
  if (type.getCallSignatures().length > 0) return { kinds: ['function'] };
  const item = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
  if (checker.isArrayType(type) && item !== undefined)
    return { kinds: ['array'], item: depth < MAX_DEPTH ? shapeOf(checker, item, depth + 1) : ANYTHING };
  const properties = checker.getPropertiesOfType(type);
  // A record of anything, such as request headers.
  if (
    properties.length === 0 ||
    depth >= MAX_DEPTH ||
    checker.getIndexTypeOfType(type, ts.IndexKind.String) !== undefined
  )
    return { kinds: ['object'] };
  const fields = properties.map((property) => {
    const shape = shapeOf(checker, checker.getTypeOfSymbol(property), depth + 1);
    const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
    return [property.name, isOptional ? { ...shape, isOptional } : shape] as const;
  });
  return { kinds: ['object'], fields: Object.fromEntries(fields) };
}
