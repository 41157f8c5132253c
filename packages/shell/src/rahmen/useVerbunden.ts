import { useSyncExternalStore } from 'react'

const abonnieren = (melden: () => void) => {
  addEventListener('online', melden)
  addEventListener('offline', melden)
  return () => {
    removeEventListener('online', melden)
    removeEventListener('offline', melden)
  }
}

/** Whether the browser believes to be connected. */
export const useVerbunden = (): boolean => useSyncExternalStore(abonnieren, () => navigator.onLine)
