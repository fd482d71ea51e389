export { KeyedPart, type KeyedOutcome, type KeyedPartDeps, type KeyedPhase } from './KeyedPart';
