/** How long to wait before the second try, in milliseconds. */
const pause = 1000;

/** Loads a part of the site, and once more if the network fails. Rejects when both fail. */
export async function retryOnce<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause));
    return load();
  }
}
