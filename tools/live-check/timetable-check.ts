import { Requests } from '../../supabase/functions/_shared/requests/requests';
import { runtimeWith } from '../../supabase/functions/_shared/runtime';
import type { Check, Live } from './checks';

const day = 24 * 60 * 60_000;

/** Whether somebody calls order-check: it leaves a marked request once a week. */
export const timetableCheck = ({ fetch, now }: Live, supabase: string, key: string): Check => ({
  what: 'Der Zeitplan ruft order-check',
  todo: 'Den Zeitplan anlegen und eine Stunde warten (go-live, Schritt 5.4)',
  run: async () => {
    const world = { supabaseUrl: supabase, secretKey: key, ...runtimeWith({ fetch }) };
    const since = `gte.${new Date(now() - 8 * day).toISOString()}`;
    const requests = new Requests(world);
    return (await requests.find({ form: 'eq.test', created_at: since, limit: '1' })).length > 0;
  },
});
