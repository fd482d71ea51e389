import type { FastifyInstance } from 'fastify';
import type { ControlTools } from '../core/area';
import { field, refuse } from '../core/fields';
import { CABINETS } from './cabinets';

/** Switches cabinets on and off while a user opens a cell, and lists them. */
export function cabinetControls(app: FastifyInstance, { store }: ControlTools): void {
  app.get('/__sandbox/cabinets', async () =>
    CABINETS.map(({ code, name, isOnline }) => ({
      cabinetCode: code,
      name,
      isOnline: store.cabinets.cabinetSwitches.get(code) ?? isOnline,
    })),
  );
  app.post('/__sandbox/cabinets', async (request, reply) => {
    const cabinetCode = field(request.body, 'cabinetCode');
    const isOnline = field(request.body, 'isOnline');
    const cabinet = CABINETS.find(({ code }) => code === cabinetCode);
    if (cabinet === undefined) return refuse(reply, 'there is no such cabinet');
    if (typeof isOnline !== 'boolean') return refuse(reply, 'isOnline must be true or false');
    store.cabinets.switchCabinet(cabinet.code, isOnline);
    return { cabinetCode: cabinet.code, isOnline };
  });
}
