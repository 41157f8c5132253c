import type { AuthSession } from '@foerderportal/client/session/session'
import { darf, type Recht } from '@foerderportal/contract/shared/permissions'
import type { Konfiguration } from '@foerderportal/contract/shared/konfiguration'
import { createContext, use, useSyncExternalStore } from 'react'

/** What every page may rely on: who is signed in and whose portal this is. */
export type Umgebung = {
  readonly sitzung: AuthSession
  /** Settles when a session of this browser has been taken up, or when there is none. */
  readonly bereit: Promise<void>
  readonly konfiguration: Konfiguration
  /** The key that encrypts what is typed on this device: each surface asks its own service for it (S10-03). */
  readonly entwurfSchluesselLaden: () => Promise<string>
}

const UmgebungContext = createContext<Umgebung | undefined>(undefined)
export const UmgebungProvider = UmgebungContext.Provider

export const useUmgebung = (): Umgebung => {
  const umgebung = use(UmgebungContext)
  if (umgebung === undefined) throw new Error('UmgebungProvider fehlt.')
  return umgebung
}

/** The signed-in user, undefined without a session. */
export const useNutzer = () => {
  const { sitzung } = useUmgebung()
  return useSyncExternalStore(sitzung.subscribe, sitzung.user)
}

/** Whether the signed-in user holds a permission; screens hide or explain what he can't do. */
export const useDarf = (recht: Recht): boolean => darf(useNutzer()?.roles ?? [], recht)
