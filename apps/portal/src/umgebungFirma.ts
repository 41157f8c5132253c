import { useRouteContext } from '@tanstack/react-router'

/** The current company. Only pages behind the whole guard chain ask; it lets nobody pass without one. */
export const useFirma = () => {
  const { firma } = useRouteContext({ from: '/geschuetzt' })
  if (firma === undefined)
    throw new Error('Diese Seite steht hinter dem Wächter und hat immer ein Unternehmen.')
  return firma
}
