/** A browser's storage, as far as the portal uses one. */
export const ablage = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => {
  const werte = new Map<string, string>()
  return {
    getItem: (name) => werte.get(name) ?? null,
    setItem: (name, wert) => void werte.set(name, wert),
    removeItem: (name) => void werte.delete(name),
  }
}
