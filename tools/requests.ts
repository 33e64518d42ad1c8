import { formatTime } from '../supabase/functions/_shared/mail/facts';
import { Requests, type SentRequest } from '../supabase/functions/_shared/requests/requests';
import { printEntries, printOwnerList } from './owner-list';

const ways = { emailjs: 'über EmailJS', function: 'über den Ersatzweg' };

/**
 * Lists what forms have sent: what the agency does not have yet, and what it should find in its
 * mailbox, newest first.
 */
void printOwnerList('Die Anfragen', async (world) => {
  const requests = new Requests(world);
  printEntries('Noch nicht bei Ihnen', await requests.waiting(1_000), linesOf);
  const arrived = { notified_at: 'not.is.null', form: 'neq.test', order: 'created_at.desc' };
  printEntries('Im Postfach der letzten 30 Tage', await requests.find(arrived), linesOf);
});

function linesOf(request: SentRequest): string[] {
  const { number, created_at, name, company, email, phone, website, industry, message } = request;
  return [
    `${number}  ${formatTime(created_at)}  ${ways[request.via]}`,
    `  ${[name, company, email, phone, website, industry].filter(Boolean).join(', ')}`,
    ...message.split('\n').map((line) => `  ${line}`),
    ...(request.reason === null ? [] : [`  ! EmailJS: ${request.reason}`]),
    ...(request.bounced_at === null ? [] : ['  ! Die E-Mail darüber kam bei Ihnen nicht an']),
  ];
}
