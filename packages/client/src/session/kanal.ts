/** What the windows of one browser tell each other. */
export type Nachricht =
  | { readonly art: 'abgemeldet'; readonly grund: 'leerlauf' | 'sonst' }
  | { readonly art: 'angemeldet' }
  | { readonly art: 'taetig'; readonly um: number }

const NAME = 'portal-auth'
const hoerer = new Set<(nachricht: Nachricht) => void>()

const verteilen = (nachricht: Nachricht) => {
  for (const hoeren of hoerer) hoeren(nachricht)
}

/** Only this portal's own pages can write there, by this module. */
const alsNachricht = (daten: unknown) => daten as Nachricht

/** Browsers without BroadcastChannel tell each other through the storage, whose changes reach every other window. */
const ueberSpeicher = (): ((nachricht: Nachricht) => void) => {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === NAME && newValue !== null) verteilen(alsNachricht(JSON.parse(newValue)))
  })
  return (nachricht) => {
    localStorage.setItem(NAME, JSON.stringify(nachricht))
    localStorage.removeItem(NAME)
  }
}

const ueberKanal = (): ((nachricht: Nachricht) => void) => {
  const kanal = new BroadcastChannel(NAME)
  kanal.addEventListener('message', ({ data }: MessageEvent<unknown>) => verteilen(alsNachricht(data)))
  return (nachricht) => kanal.postMessage(nachricht)
}

let senden: ((nachricht: Nachricht) => void) | undefined
const verbunden = () => (senden ??= 'BroadcastChannel' in globalThis ? ueberKanal() : ueberSpeicher())

/** Tells all other windows of this browser. */
export const weitersagen = (nachricht: Nachricht): void => verbunden()(nachricht)

/** Hears what other windows tell; returns how to stop. */
export const zuhoeren = (hoeren: (nachricht: Nachricht) => void): (() => void) => {
  verbunden()
  hoerer.add(hoeren)
  return () => hoerer.delete(hoeren)
}
