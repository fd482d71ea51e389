// Loaded by the packages next to Taro's own runtime (ariaTemplates.ts). Runtime and templates both number a
// component's attributes in alphabetical order, so both must know the same ones: otherwise every attribute after
// `aria-…` is mixed up with another (`src` of a picture arrives as its `mode`).
import { mergeInternalComponents } from '@tarojs/shared';
import components from './ariaComponents.json';

mergeInternalComponents(components);
