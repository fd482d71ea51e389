import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { FailedState } from './FailedState';

interface ErrorBoundaryProps {
  /** Called once per error; the owner decides where to report it. */
  readonly onError: (error: unknown, componentStack: string) => void;
  /** Replaces the failed state; `retry` renders the children again. */
  readonly fallback?: (retry: () => void) => ReactNode;
  /** A new value or object renders the children again (another activity, a reload, other data). */
  readonly resetKey?: unknown;
  readonly isCompact?: boolean;
  readonly children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
  readonly resetKey: unknown;
}

/** Contains a rendering error to the place where it happened. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: State): State | null {
    return props.resetKey === state.resetKey ? null : { hasFailed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError(error, info.componentStack ?? '');
  }

  private readonly retry = (): void => this.setState({ hasFailed: false });

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      this.props.fallback?.(this.retry) ?? (
        <FailedState onRetry={this.retry} isCompact={this.props.isCompact} />
      )
    );
  }
}
