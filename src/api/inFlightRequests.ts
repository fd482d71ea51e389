import { CancelledError } from './errors';
import { createScope, type OwnedScope, type Scope } from './scope';

interface Flight<T> {
  readonly scope: OwnedScope;
  readonly result: Promise<T>;
  passengers: number;
}

/**
 * Identical reads that are asked at the same time share one request. It is cancelled when the last of those who
 * wait for it has gone.
 */
export class InFlightRequests<T> {
  private readonly inFlight = new Map<string, Flight<T>>();

  join(key: string, scope: Scope | undefined, start: (scope: Scope) => Promise<T>): Promise<T> {
    if (scope?.isCancelled) return Promise.reject(new CancelledError());
    const flight = this.inFlight.get(key) ?? this.start(key, start);
    flight.passengers += 1;
    return new Promise((resolve, reject) => {
      let hasLeft = false;
      const leave = (): boolean => {
        if (hasLeft) return false;
        hasLeft = true;
        flight.passengers -= 1;
        return true;
      };
      const forget = scope?.onCancel(() => {
        if (!leave()) return;
        if (flight.passengers === 0) {
          this.remove(key, flight);
          flight.scope.cancel();
        }
        reject(new CancelledError());
      });
      flight.result.then(
        (value) => {
          forget?.();
          if (leave()) resolve(value);
        },
        (error: unknown) => {
          forget?.();
          if (leave()) reject(error instanceof Error ? error : new Error(String(error)));
        },
      );
    });
  }

  private start(key: string, start: (scope: Scope) => Promise<T>): Flight<T> {
    const scope = createScope();
    const flight: Flight<T> = { scope, result: start(scope), passengers: 0 };
    this.inFlight.set(key, flight);
    const done = (): void => this.remove(key, flight);
    flight.result.then(done, done);
    return flight;
  }

  private remove(key: string, flight: Flight<T>): void {
    if (this.inFlight.get(key) === flight) this.inFlight.delete(key);
  }
}
