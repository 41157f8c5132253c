import { termineAbfrage } from '@foerderportal/client/mitteilungen/konversationen'
import { serverJetzt } from '@foerderportal/client/serverzeit'
import { istStartbar } from '@foerderportal/contract/interessenbekundung/rules'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { useSeitentitel } from '@foerderportal/shell/bausteine/useSeitentitel'
import { late } from '@foerderportal/shell/late/late'
import { latePart } from '@foerderportal/shell/late/latePart.tsx'
import { useLate } from '@foerderportal/shell/late/useLate'
import { useQuery } from '@tanstack/react-query'
import { Kuerzel } from '../shared/Kuerzel.tsx'
import { useUebersichten } from '../useUebersichten.ts'
import { useNutzer } from '@foerderportal/shell/umgebung'
import { useFirma } from '../umgebungFirma.ts'
import { Aufgaben } from './Aufgaben.tsx'
import { Begruessung } from './Begruessung.tsx'
import { alleFristen, dringendstes, naechsteFristen, type Frist } from './naechsteFristen.ts'
import { Fristen } from './Fristen.tsx'
import { Mitteilungen } from './Mitteilungen.tsx'
import { Vorgaenge } from './Vorgaenge.tsx'
import { useBescheidlage } from './useBescheidlage.ts'
import { useIdentifikation } from './useIdentifikation.ts'
import { vorgaengeSammeln, type Listen } from '../shared/vorgaenge/vorgaengeSammeln.ts'

/** As the overviews: walking through the portal asks for nothing. */
const FRISCH_MS = 5 * 60_000

/** The home: what waits for me, what ends when, how my cases stand. */
export function DashboardSeite() {
  const firma = useFirma()
  const titel = `Guten Tag, ${useNutzer()?.firstname ?? ''}`
  useSeitentitel(titel)
  const { bekundungen, antraege, auszahlungen } = useUebersichten(firma.id)
  const termine = useQuery({ ...termineAbfrage(firma.id), staleTime: FRISCH_MS })
  const jetzt = serverJetzt()
  const fehlt = [bekundungen, antraege, auszahlungen, termine].some(({ isError, data }) => isError && !data)
  const identifikation = useIdentifikation()
  const wartet = [bekundungen, antraege, auszahlungen, termine, identifikation].some(
    ({ isPending }) => isPending,
  )
  const listen = {
    bekundungen: bekundungen.data ?? [],
    antraege: antraege.data ?? [],
    auszahlungen: auszahlungen.data ?? [],
  }
  const lage = useBescheidlage(listen, jetzt)
  const fristen = alleFristen(listen, {
    jetzt,
    abrufe: lage.abrufe,
    termine: termine.data?.results ?? [],
  })
  return (
    <div className="p-stapel p-stapel--weit">
      <Begruessung
        titel={titel}
        firma={firma.name}
        // Only once all is known: the button that one aims at does not become another one.
        bekundungen={wartet || lage.kommt ? undefined : listen.bekundungen}
        dringend={dringendstes(fristen, jetzt)}
        jetzt={jetzt}
        mitVorgaengen={vorgaengeSammeln(listen, jetzt).length > 0}
      />
      {fehlt && <NichtAlles />}
      {wartet ? (
        <Kommt />
      ) : (
        <>
          <Kuerzel in={genannte(listen, jetzt)} />
          <Inhalt
            firma={firma}
            jetzt={jetzt}
            identifikation={identifikation.aufgabe}
            {...{ listen, lage, fristen }}
          />
        </>
      )}
    </div>
  )
}

/** What names a programme here: cases, and rounds that one may join. */
const genannte = ({ bekundungen, antraege, auszahlungen }: Listen, jetzt: Date) => [
  ...bekundungen.filter((runde) => runde.detail !== null || istStartbar(runde, jetzt)),
  ...antraege,
  ...auszahlungen,
]

function NichtAlles() {
  return (
    <Hinweis ton="warning" titel="Nicht alles ließ sich laden">
      <p className="kern-body">
        Ihre Vorgänge sind sicher, aber gerade nicht alle zu sehen. Laden Sie die Seite in ein paar Minuten
        neu.
      </p>
    </Hinweis>
  )
}

const Kommt = () => <Skelett art="karten" was="Ihre Vorgänge" />

/** Only on the first visits. */
const LeererStart = latePart(
  async () => (await import('./LeererStart.tsx')).LeererStart,
  () => <Kommt />,
)

/** Only where something waits for a second signature, or had to. */
const UNTERSCHRIFTEN = late(() => import('../shared/vorgaenge/unterschriften.ts'))

type InhaltProps = {
  firma: ReturnType<typeof useFirma>
  listen: Listen
  lage: ReturnType<typeof useBescheidlage>
  fristen: readonly Frist[]
  jetzt: Date
  identifikation: string | undefined
}

function Inhalt({ firma, listen, lage, fristen, jetzt, identifikation }: InhaltProps) {
  const gelistet = vorgaengeSammeln(listen, jetzt)
  const zuZweit = gelistet.some(({ unterschrift, verzicht }) => unterschrift || verzicht)
  const unterschriften = useLate(UNTERSCHRIFTEN, zuZweit).part
  const { kommt, fehlt, mitBescheiden } = lage
  if (gelistet.length === 0) return <LeererStart {...{ firma, listen, jetzt, identifikation }} />
  if ((zuZweit && !unterschriften) || kommt) return <Kommt />
  const alle = mitBescheiden(unterschriften?.mitUnterschriften(gelistet, jetzt) ?? gelistet)
  return (
    <>
      {fehlt && <NichtAlles />}
      <div className="s-paar">
        <Abschnitt titel="Aufgaben">
          <Aufgaben vorgaenge={alle} identifikation={identifikation} />
        </Abschnitt>
        <Abschnitt titel="Fristen">
          <Fristen fristen={naechsteFristen(fristen)} jetzt={jetzt} />
        </Abschnitt>
      </div>
      <Abschnitt titel="Vorgänge">
        <Vorgaenge vorgaenge={alle} jetzt={jetzt} />
      </Abschnitt>
      <Abschnitt titel="Mitteilungen">
        <Mitteilungen unternehmenGuid={firma.id} />
      </Abschnitt>
    </>
  )
}
