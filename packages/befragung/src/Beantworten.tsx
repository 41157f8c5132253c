import { frageKurz } from '@foerderportal/contract/fragebogen/antwort/worte'
import type { Definition } from '@foerderportal/contract/fragebogen/definition/definitionSchema'
import { fortschritt, seiteMit, seitenVon, type Seite } from '@foerderportal/contract/fragebogen/weg/weg'
import { Wiederherstellung } from '@foerderportal/shell/entwurf/Wiederherstellung.tsx'
import { useInTransition } from '@foerderportal/shell/entwurf/useInTransition'
import { Fortschritt } from '@foerderportal/ui/Fortschritt.tsx'
import type { ComponentType } from 'react'
import { alsBlatt, ENDE } from './blatt.ts'
import { Frageseite } from './Frageseite.tsx'
import { LetzteSeite } from './LetzteSeite.tsx'
import type { Blaettern, OffeneBefragung } from './offeneBefragung.ts'
import { Texte } from './Texte.tsx'

/** The page at an address; where it names none, or one that is asked no more, where one was. */
const seiteZu = (
  seiten: readonly Seite[],
  blatt: string | undefined,
  sonst: Seite | undefined,
): Seite | undefined =>
  blatt === ENDE ? undefined : (seiten.find((seite) => alsBlatt(seite) === blatt) ?? sonst)

const titelVon = (definition: Definition, seite: Seite | undefined): string => {
  if (seite === undefined) return 'Abschließen'
  const [erste] = seite.fragen
  return definition.seiten === 'BLOCK' || erste === undefined ? seite.block.titel : frageKurz(erste)
}

type Props = {
  offen: OffeneBefragung
  blatt: string | undefined
  blaettern: Blaettern
  /** Names the window after the page that is shown; a try-out stands in a window with a name of its own. */
  Seitentitel?: ComponentType<{ titel: string }>
}

/** Page by page; the way is worked out anew with each answer, without asking anybody. */
export function Beantworten({ offen, blatt, blaettern, Seitentitel }: Props) {
  const { definition, entwurf } = offen
  const { antworten } = useInTransition(entwurf.subscribe, entwurf.wert)
  const seiten = seitenVon(definition, antworten)
  const letzte = seiteMit(definition, antworten, offen.hier()) ?? seiten[0]
  const seite = seiteZu(
    seiten,
    blatt,
    seiten.find(({ id }) => id === letzte?.id),
  )
  const stelle = seite === undefined ? seiten.length : seiten.indexOf(seite)

  const merken = (ziel: Seite | undefined) => {
    const frage = ziel?.fragen[0]?.id
    if (frage !== undefined) offen.gehenZu(frage)
  }
  const gehen = (ziel: Seite | undefined) => {
    merken(ziel)
    return blaettern.gehen(alsBlatt(ziel))
  }
  /** By what is answered now: the page may just have opened or closed another one. Where one goes is saved with it. */
  const weiter = async (speichern: () => Promise<boolean>) => {
    const jetzt = seitenVon(definition, entwurf.wert().antworten)
    const ziel = jetzt[jetzt.findIndex(({ id }) => id === seite?.id) + 1]
    merken(ziel)
    if (await speichern()) await gehen(ziel)
  }
  const zurueck = stelle > 0 ? () => void gehen(seiten[stelle - 1]) : undefined
  return (
    <div className="p-text p-stapel p-stapel--weit s-fragebogen">
      {Seitentitel && <Seitentitel titel={titelVon(definition, seite)} />}
      <Fortschritt
        etikett={seite === undefined ? 'Alle Fragen gesehen' : `Seite ${stelle + 1} von ${seiten.length + 1}`}
        prozent={fortschritt(definition, antworten, seite?.fragen[0]?.id ?? null)}
      />
      <Wiederherstellung entwurf={entwurf} />
      {stelle === 0 && definition.kommentare.length > 0 && (
        <div className="p-stapel">
          <Texte texte={definition.kommentare} />
        </div>
      )}
      {seite === undefined ? (
        <LetzteSeite adresse={blaettern.adresse} {...{ offen, zurueck }} />
      ) : (
        <Frageseite key={seite.id} {...{ seite, offen, zurueck, weiter }} />
      )}
    </div>
  )
}
