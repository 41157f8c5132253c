/** What the windows of one browser tell each other. */
export type Message =
  | { readonly art: 'abgemeldet'; readonly grund: 'leerlauf' | 'sonst' }
  | { readonly art: 'angemeldet' }
  | { readonly art: 'taetig'; readonly um: number }
  /** Messages were read: the others' counters ask again. */
  | { readonly art: 'gelesen' }

const NAME = 'portal-auth'
const listeners = new Set<(message: Message) => void>()

const deliver = (message: Message) => {
  for (const listen of listeners) listen(message)
}

/** Only this portal's own pages can write there, by this module. */
const asMessage = (daten: unknown) => daten as Message

/** Browsers without BroadcastChannel tell each other through the storage, whose changes reach every other window. */
const byStorage = (): ((message: Message) => void) => {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === NAME && newValue !== null) deliver(asMessage(JSON.parse(newValue)))
  })
  return (message) => {
    localStorage.setItem(NAME, JSON.stringify(message))
    localStorage.removeItem(NAME)
  }
}

const byChannel = (): ((message: Message) => void) => {
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => deliver(asMessage(data)))
  return (message) => channel.postMessage(message)
}

let send: ((message: Message) => void) | undefined
const connected = () => (send ??= 'BroadcastChannel' in globalThis ? byChannel() : byStorage())

/** Tells all other windows of this browser. */
export const tellOthers = (message: Message): void => connected()(message)

/** Hears what other windows tell; returns how to stop. */
export const onTold = (listen: (message: Message) => void): (() => void) => {
  connected()
  listeners.add(listen)
  return () => listeners.delete(listen)
}
