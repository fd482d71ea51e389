export { connectChromium, launchChromium } from './chromium';
export { recordFigure, type Figure } from './figures';
export { HOSTS, type HostName } from './hosts';
export { journey, type Journey } from './journey';
export { startSandbox, type SandboxProcess } from './sandboxProcess';
export { sandboxControl, type Fault, type LoggedRequest, type SandboxControl } from './sandboxControl';
export { eventually, PATIENCE_MS } from './waiting';
export { newVisitor, type Visitor, type VisitorOptions } from './visitor';
