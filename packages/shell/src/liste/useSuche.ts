import { ortVon } from '../bausteine/ortVon.ts'
import { useLocation, useNavigate } from '@tanstack/react-router'

type Werte = Readonly<Record<string, string | undefined>>

type Ort = { readonly pathname: string; readonly search: unknown }

/** What the address says behind its question mark, and how a page changes it: a filter is a link. */
export const useSuche = () => {
  const { pathname, search }: Ort = useLocation()
  const navigate = useNavigate()
  const werte = search as Werte // texts, as the address has them
  const setzen = (neu: Werte) => {
    const angaben = Object.entries({ ...werte, ...neu }).flatMap(([name, wert]) =>
      wert === undefined || wert === '' ? [] : [[name, wert]],
    )
    void navigate({ ...ortVon(`${pathname}?${new URLSearchParams(angaben).toString()}`), replace: true })
  }
  return { werte, setzen }
}
