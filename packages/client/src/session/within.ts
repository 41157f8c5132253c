/** Does `work`, which is told to give up after `ms`. @throws DOMException TimeoutError when it has not ended by then */
export const within = async <T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const control = new AbortController()
  const late = new DOMException('Zu lange gewartet', 'TimeoutError')
  const timer = setTimeout(() => control.abort(late), ms)
  const end = new Promise<never>((_, reject) => {
    control.signal.addEventListener('abort', () => reject(late))
  })
  try {
    return await Promise.race([work(control.signal), end])
  } finally {
    clearTimeout(timer)
  }
}
