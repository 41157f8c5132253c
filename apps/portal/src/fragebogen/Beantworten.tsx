import type { Fragebogen } from '@foerderportal/client/fragebogen/fragebogen'
import { frageKurz } from '@foerderportal/contract/fragebogen/antwort/worte'
import type { FragebogenMetadaten } from '@foerderportal/contract/fragebogen/schema'
import { fortschritt, seiteMit, seitenVon, type Seite } from '@foerderportal/contract/fragebogen/weg'
import { useSeitentitel } from '@foerderportal/shell/bausteine/useSeitentitel'
import { Wiederherstellung } from '@foerderportal/shell/entwurf/Wiederherstellung.tsx'
import { useInTransition } from '@foerderportal/shell/entwurf/useInTransition'
import { Brotkrumen } from '@foerderportal/ui/Brotkrumen.tsx'
import { Fortschritt } from '@foerderportal/ui/Fortschritt.tsx'
import { Seitenkopf } from '@foerderportal/ui/rahmen/Seitenkopf.tsx'
import { useNavigate } from '@tanstack/react-router'
import { pfade } from '../paths.ts'
import { alsPfad, ENDE, useWegZu } from './adressen.ts'
import { Frageseite } from './Frageseite.tsx'
import { LetzteSeite } from './LetzteSeite.tsx'
import { Texte } from './Texte.tsx'
import { useBefragung } from './useBefragung.ts'

/** The page at an address; where it names none, or one that is asked no more, where one was. */
const seiteZu = (
  seiten: readonly Seite[],
  pfad: string | undefined,
  sonst: Seite | undefined,
): Seite | undefined =>
  pfad === ENDE ? undefined : (seiten.find((seite) => alsPfad(seite) === pfad) ?? sonst)

const titelVon = ({ definition }: FragebogenMetadaten, seite: Seite | undefined): string => {
  if (seite === undefined) return 'Abschließen'
  const [erste] = seite.fragen
  return definition.seiten === 'BLOCK' || erste === undefined ? seite.block.titel : frageKurz(erste)
}

/** Page by page; the way is worked out anew with each answer, without asking anybody. */
export function Beantworten({ fragebogen, pfad }: { fragebogen: Fragebogen; pfad: string | undefined }) {
  const { metadaten } = fragebogen
  const { definition, fragebogenGuid } = metadaten
  const offen = useBefragung(fragebogen)
  const { entwurf } = offen
  const { antworten } = useInTransition(entwurf.subscribe, entwurf.wert)
  const weg = useWegZu(metadaten)
  const navigate = useNavigate()
  const seiten = seitenVon(definition, antworten)
  const letzte = seiteMit(definition, antworten, offen.hier()) ?? seiten[0]
  const seite = seiteZu(
    seiten,
    pfad,
    seiten.find(({ id }) => id === letzte?.id),
  )
  const stelle = seite === undefined ? seiten.length : seiten.indexOf(seite)
  useSeitentitel(titelVon(metadaten, seite))

  const merken = (ziel: Seite | undefined) => {
    const frage = ziel?.fragen[0]?.id
    if (frage !== undefined) offen.gehenZu(frage)
  }
  const gehen = (ziel: Seite | undefined) => {
    merken(ziel)
    return navigate({ to: pfade.fragebogenSeite(fragebogenGuid, alsPfad(ziel)) })
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
    <>
      <Seitenkopf titel={metadaten.titel} brotkrumen={<Brotkrumen weg={weg} hier={metadaten.titel} />} />
      <div className="p-text p-stapel p-stapel--weit s-fragebogen">
        <Fortschritt
          etikett={
            seite === undefined ? 'Alle Fragen gesehen' : `Seite ${stelle + 1} von ${seiten.length + 1}`
          }
          prozent={fortschritt(definition, antworten, seite?.fragen[0]?.id ?? null)}
        />
        <Wiederherstellung entwurf={entwurf} />
        {stelle === 0 && definition.kommentare.length > 0 && (
          <div className="p-stapel">
            <Texte texte={definition.kommentare} />
          </div>
        )}
        {seite === undefined ? (
          <LetzteSeite {...{ metadaten, offen, zurueck }} />
        ) : (
          <Frageseite key={seite.id} {...{ metadaten, seite, offen, zurueck, weiter }} />
        )}
      </div>
    </>
  )
}
