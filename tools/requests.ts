import { formatTime } from '../supabase/functions/_shared/mail/facts';
import { Requests, type SentRequest } from '../supabase/functions/_shared/requests/requests';
import { printOwnerList } from './owner-list';

const ways = { emailjs: 'über EmailJS', function: 'über den Ersatzweg' };

/**
 * Lists what forms have sent: what the agency does not have yet, and what it should find in its
 * mailbox, newest first.
 */
void printOwnerList('Die Anfragen', async (world) => {
  const requests = new Requests(world);
  print('Noch nicht bei Ihnen', await requests.waiting(1_000));
  const arrived = { notified_at: 'not.is.null', form: 'neq.test', order: 'created_at.desc' };
  print('Im Postfach der letzten 30 Tage', await requests.find(arrived));
});

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
