import { useEffect, useEffectEvent } from 'react'

/** What Android's 'back' and Escape ask (HTML, 'close requests'); TypeScript's library does not know it yet. */
declare class CloseWatcher extends EventTarget {
  destroy(): void
}

/** As long as `offen`, the device's own way to close something closes it, as it does a `<dialog>`: there 'back' comes before any history. */
export function useSchliesswunsch(offen: boolean, schliessen: () => void): void {
  const zu = useEffectEvent(schliessen)
  useEffect(() => {
    if (!offen || !('CloseWatcher' in globalThis)) return undefined
    const waechter = new CloseWatcher()
    waechter.addEventListener('close', () => zu())
    return () => waechter.destroy()
  }, [offen])
}
