/**
 * Which third-party services a build uses, by the names the privacy page knows.
 * @param environment usually `process.env`
 */
export function servicesInUse(
  environment: Record<string, string | undefined>,
): Record<string, boolean> {
  const has = (...names: string[]): boolean => names.every((name) => Boolean(environment[name]));
  const account = has('GATSBY_SUPABASE_URL', 'GATSBY_SUPABASE_ANON_KEY');
  return {
    hosting: true,
    emailjs: has(
      'GATSBY_EMAILJS_SERVICE_ID',
      'GATSBY_EMAILJS_TEMPLATE_ID',
      'GATSBY_EMAILJS_PUBLIC_KEY',
    ),
    supabase: account,
    // Paying needs an account: without sign-in the checkout leads to the contact form.
    stripe: account,
    video: true,
    chatAgent: has('GATSBY_CHAT_AGENT_SRC'),
  };
}
