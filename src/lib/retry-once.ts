const pauseMs = 1000;

/** Loads a part of the site, with a second try after a second. Rejects when both fail. */
export async function retryOnce<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return load();
  }
}
