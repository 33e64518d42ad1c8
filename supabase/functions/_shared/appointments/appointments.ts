import { z } from 'zod';
import { isoTime } from '../runtime.ts';
import type { DatabaseWorld } from '../settings.ts';
import { Table } from '../table.ts';

/** A row of the table appointments; supabase/migrations says what each column means. */
const appointmentRow = z.object({
  id: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  state: z.enum(['booked', 'cancelled']),
  sequence: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  topic: z.string(),
  sender: z.string().nullable(),
  created_at: z.string(),
  changed_at: z.string(),
  agency_notified_at: z.string().nullable(),
  visitor_notified_at: z.string().nullable(),
  reminded_at: z.string().nullable(),
  agency_bounced_at: z.string().nullable(),
  visitor_bounced_at: z.string().nullable(),
});
export type Appointment = z.infer<typeof appointmentRow>;

/** The table appointments. */
export class Appointments extends Table<Appointment> {
  constructor(world: DatabaseWorld) {
    super(world, { name: 'appointments', key: 'id', row: appointmentRow });
  }

  /** Appointments that nobody has cancelled and that are not over, the earliest first. */
  coming(): Promise<Appointment[]> {
    const ends_at = `gt.${isoTime(this.world)}`;
    return this.find({ state: 'eq.booked', ends_at, order: 'starts_at.asc' });
  }

  /** Changes what somebody has seen, unless it has been changed since. Both sides get a new mail. */
  async change(seen: Appointment, change: Partial<Appointment>): Promise<Appointment | undefined> {
    const [changed] = await this.note(seen, {
      ...change,
      sequence: seen.sequence + 1,
      changed_at: isoTime(this.world),
      agency_notified_at: null,
      visitor_notified_at: null,
      reminded_at: null,
    });
    return changed;
  }

  /** Notes something about an appointment, unless it has been changed since. */
  note({ id, sequence }: Appointment, change: Partial<Appointment>): Promise<Appointment[]> {
    return this.update({ id: `eq.${id}`, sequence: `eq.${sequence}` }, change);
  }
}
