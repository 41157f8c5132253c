/**
 * XMLHttpRequest as far as `upload.ts` uses one, over a `fetch` of the test: the browser's own would go past the fake
 * server. All of a file is on its way at once, so progress is heard of once.
 */
export const xhrOverFetch = (fetch: typeof globalThis.fetch) =>
  class extends EventTarget {
    readonly upload = new EventTarget()
    status = 0
    responseText = ''
    #answer: Response | undefined
    #target: [method: string, url: string] = ['GET', '']
    readonly #headers = new Headers()
    readonly #abort = new AbortController()

    open(method: string, url: string): void {
      this.#target = [method, url]
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value)
    }

    getResponseHeader(name: string): string | null {
      return this.#answer?.headers.get(name) ?? null
    }

    abort(): void {
      this.#abort.abort()
    }

    send(body: Blob): void {
      void this.#send(body).then((name) => {
        this.dispatchEvent(new Event(name))
        this.dispatchEvent(new Event('loadend'))
      })
    }

    /** The event with which it ends. */
    async #send(body: Blob): Promise<'load' | 'abort' | 'error'> {
      const [method, url] = this.#target
      const { signal } = this.#abort
      const { size } = body
      this.upload.dispatchEvent(
        new ProgressEvent('progress', { lengthComputable: true, loaded: size, total: size }),
      )
      const aborted = new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      )
      try {
        const answering = fetch(new URL(url, location.href), { method, headers: this.#headers, body, signal })
        this.#answer = await Promise.race([answering, aborted])
        this.responseText = await this.#answer.text()
        this.status = this.#answer.status
        return 'load'
      } catch {
        return signal.aborted ? 'abort' : 'error'
      }
    }
  }
