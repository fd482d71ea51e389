import type { EngineTarget } from '../contract';
import { withHostEvents } from './events';

type Definition = Record<string, unknown>;

export function asDefinition(value: unknown): Definition {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

/** Adapts a `Page({...})` argument for the framework: handlers receive host events, undefined members are left out. */
export function adaptPage(definition: unknown, target: EngineTarget): Definition {
  const wrapped = withHostEvents(asDefinition(definition), target);
  for (const key of Object.keys(wrapped)) if (wrapped[key] === undefined) delete wrapped[key];
  return wrapped;
}

/** Adapts a `Component({...})` argument for the framework: the payment app's names become the messaging app's. */
export function adaptComponent(definition: unknown, target: EngineTarget): Definition {
  const result = asDefinition(definition);
  if (target === 'alipay') {
    const lifetimes = {
      ...asDefinition(result.lifetimes),
      created: result.onInit,
      attached: result.didMount,
      detached: result.didUnmount,
    };
    result.lifetimes = dropUndefined(lifetimes);
    const props = asDefinition(result.props);
    result.properties = Object.fromEntries(
      Object.entries(props)
        .filter(([, value]) => typeof value !== 'function')
        .map(([key, value]) => [key, { type: null, value }]),
    );
    for (const key of ['props', 'didMount', 'didUnmount', 'didUpdate', 'onInit', 'deriveDataFromProps'])
      delete result[key];
  } else if (result.lifetimes !== undefined) {
    result.lifetimes = dropUndefined(asDefinition(result.lifetimes));
  }
  if (result.methods !== undefined) result.methods = withHostEvents(asDefinition(result.methods), target);
  return dropUndefined(result);
}

function dropUndefined(record: Definition): Definition {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}
