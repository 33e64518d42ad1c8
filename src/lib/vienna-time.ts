export { viennaTime } from '../../supabase/functions/_shared/vienna-time';
