import { alsUhrzeitGenau, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { Dialog } from '@foerderportal/ui/dialog/Dialog.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useEffect, useState } from 'react'

type Props = {
  readonly dateien: readonly File[]
  readonly ziele: ReadonlyMap<string, (dateien: File[]) => void>
  readonly fertig: () => void
}

/** The words of the fields as they stand on the page, in its order; those of a locked page take nothing (S4-07). */
const felderDerSeite = (ziele: Props['ziele']) =>
  [...document.querySelectorAll<HTMLElement>('[data-dateifeld]')].flatMap((feld) => {
    const name = feld.dataset['dateifeld'] ?? ''
    const text = feld.querySelector('legend')?.textContent
    return ziele.has(name) && text && !feld.closest('fieldset:disabled') ? [{ name, text }] : []
  })

const BILD = /^image\.(png|jpe?g)$/i

/** A pasted picture is always called 'image.png'; two of them would be the same file. */
const benannt = (datei: File): File => {
  const ende = BILD.exec(datei.name)?.[1]
  if (ende === undefined) return datei
  const jetzt = new Date()
  const wann = `${tagInBerlin(jetzt)} ${alsUhrzeitGenau(jetzt).replaceAll(':', '.')}`
  return new File([datei], `Bild ${wann}.${ende}`, { type: datei.type })
}

/** Asks where files belong that were dropped or pasted beside all fields. */
export function Zielwahl({ dateien, ziele, fertig }: Props) {
  const [felder] = useState(() => felderDerSeite(ziele))
  const keines = felder.length === 0
  useEffect(() => {
    if (keines) fertig()
  }, [keines, fertig])
  if (keines) return null
  const titel =
    dateien.length === 1
      ? `Wohin gehört „${dateien[0]?.name}“?`
      : `Wohin gehören die ${dateien.length} Dateien?`
  const nehmen = (name: string) => {
    fertig()
    ziele.get(name)?.(dateien.map(benannt))
  }
  return (
    <Dialog titel={titel} schliessen={fertig}>
      <ul className="s-zielwahl">
        {felder.map(({ name, text }) => (
          <li key={name}>
            <Knopf variante="secondary" block onClick={() => nehmen(name)}>
              {text}
            </Knopf>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
