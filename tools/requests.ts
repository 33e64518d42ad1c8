import { formatTime } from '../supabase/functions/_shared/mail/facts';
import { Requests, type SentRequest } from '../supabase/functions/_shared/requests/requests';
import { HttpError } from '../supabase/functions/_shared/http-error';
import { runtimeWith } from '../supabase/functions/_shared/runtime';
import { localEnvironment, supabaseSecretKey } from './local-environment.mjs';

/**
 * Lists what forms have sent: what the agency does not have yet, and what it should find in its
 * mailbox, newest first. Reads the project of SUPABASE_URL and SUPABASE_SECRET_KEY; without them,
 * the local services.
 */
async function main(): Promise<void> {
  const supabaseUrl = process.env['SUPABASE_URL'] || localEnvironment.GATSBY_SUPABASE_URL;
  const secretKey = process.env['SUPABASE_SECRET_KEY'] || supabaseSecretKey;
  const requests = new Requests({ supabaseUrl, secretKey }, runtimeWith({}));
  try {
    print('Noch nicht bei Ihnen', await requests.waiting(1_000));
    const arrived = { notified_at: 'not.is.null', form: 'neq.test', order: 'created_at.desc' };
    print('Im Postfach der letzten 30 Tage', await requests.find(arrived));
  } catch (error) {
    const details = error instanceof HttpError ? JSON.stringify(error.details) : String(error);
    console.error(`Die Anfragen in ${supabaseUrl} sind nicht lesbar: ${details}`);
    console.error('Laufen die lokalen Dienste (npm start)? Stimmt der Schlüssel?');
    process.exitCode = 1;
  }
}

const ways = { emailjs: 'über EmailJS', function: 'über den Ersatzweg' };

function print(title: string, requests: readonly SentRequest[]): void {
  console.log(`${title}: ${requests.length === 0 ? 'keine' : requests.length}\n`);
  for (const request of requests) {
    const { number, created_at, name, company, email, phone, website, industry, message } = request;
    console.log(`${number}  ${formatTime(created_at)}  ${ways[request.via]}`);
    console.log(`  ${[name, company, email, phone, website, industry].filter(Boolean).join(', ')}`);
    for (const line of message.split('\n')) console.log(`  ${line}`);
    if (request.reason !== null) console.log(`  ! EmailJS: ${request.reason}`);
    if (request.bounced_at !== null) console.log('  ! Die E-Mail darüber kam bei Ihnen nicht an');
    console.log('');
  }
}

void main();
