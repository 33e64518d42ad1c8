// The Edge Functions are deployed alone, so what they share with the website is theirs.
export { holidayOn, weekdayOf } from '../../supabase/functions/_shared/holidays';
