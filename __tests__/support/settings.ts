// Unless a test says otherwise, it runs in a build with everything configured, and nothing counted.
Object.assign(process.env, {
  GATSBY_EMAILJS_ORIGIN: 'http://localhost:9010',
  GATSBY_EMAILJS_SERVICE_ID: 'service',
  GATSBY_EMAILJS_TEMPLATE_ID: 'template',
  GATSBY_EMAILJS_PUBLIC_KEY: 'key',
  GATSBY_SUPABASE_URL: 'https://projekt.supabase.co',
  GATSBY_SUPABASE_ANON_KEY: 'sb_publishable_x',
  GATSBY_CHAT_AGENT_SRC: 'https://chat.example/agent.js',
  GATSBY_COUNTING: '',
});
