import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { readJson, writeJson } from '../files';
import { type Payment, paymentSchema } from './payment';

/** The payments, one JSON file each, so that an open payment page survives a restart. */
export class PaymentStore {
  // In memory too: a change is visible at once, before its file is written.
  private readonly payments = new Map<string, Payment>();

  private writing: Promise<void> = Promise.resolve();

  private constructor(private readonly folder: string) {}

  /** Opens the folder, making it when missing. */
  static async open(folder: string): Promise<PaymentStore> {
    await mkdir(folder, { recursive: true });
    const store = new PaymentStore(folder);
    for (const name of await readdir(folder)) {
      if (!name.endsWith('.json')) continue;
      const payment = await readJson(path.join(folder, name), paymentSchema);
      if (payment) store.payments.set(payment.id, payment);
    }
    return store;
  }

  get(id: string): Payment | undefined {
    return this.payments.get(id);
  }

  /** The payment an earlier request with this idempotency key has made. */
  findByKey(key: string): Payment | undefined {
    return [...this.payments.values()].find(({ request }) => request.key === key);
  }

  all(): readonly Payment[] {
    return [...this.payments.values()];
  }

  async save(payment: Payment): Promise<void> {
    this.payments.set(payment.id, payment);
    // One after the other, so that the newest state is the one that stays.
    this.writing = this.writing
      .catch(() => undefined)
      .then(() => writeJson(path.join(this.folder, `${payment.id}.json`), payment));
    await this.writing;
  }
}
