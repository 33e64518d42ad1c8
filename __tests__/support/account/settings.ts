/** Takes the place of src/config/env: a build with a Supabase project. */
export const supabase = { url: 'https://projekt.supabase.co', anonKey: 'sb_publishable_x' };
