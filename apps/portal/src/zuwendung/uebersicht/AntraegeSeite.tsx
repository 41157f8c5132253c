import { serverJetzt } from '@foerderportal/client/serverzeit'
import { antraegeAbfrage } from '@foerderportal/client/zuwendung/antraege'
import { istEntschieden } from '@foerderportal/contract/zuwendung/kern/staende'
import { FAEHIGKEITEN } from '@foerderportal/contract/zuwendung/kern/programm/faehigkeiten'
import { programmDer } from '@foerderportal/contract/zuwendung/kern/programm/produktgruppe'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { Seite } from '@foerderportal/shell/bausteine/Seite.tsx'
import { latePart } from '@foerderportal/shell/late/latePart.tsx'
import { Kuerzel } from '../../shared/Kuerzel.tsx'
import { pfade } from '../../paths.ts'
import { eigenesProfil } from '../../profil.ts'
import { useUebersichten } from '../../useUebersichten.ts'
import { useFirma } from '../../umgebungFirma.ts'
import { useBescheide } from '../geschaeft/useBescheide.ts'
import { Abschied } from './Abschied.tsx'
import { EinladungAnsicht } from './EinladungAnsicht.tsx'
import { rundenVon, type Runde } from './runden.ts'

const Jahresbudget = latePart(async () => (await import('../../shared/Jahresbudget.tsx')).Jahresbudget)

/** All applications of the company by round and invitation, what needs the user first. */
export function AntraegeSeite() {
  const firma = useFirma()
  return (
    <Seite stand={`Zuschüsse für ${firma.name}`}>
      <div className="p-stapel p-stapel--weit">
        <Abschied key={firma.id} />
        {eigenesProfil().mitJahresbudget && <Jahresbudget />}
        <Suspense fallback={<Kommt />}>
          <Runden unternehmenGuid={firma.id} />
        </Suspense>
      </div>
    </Seite>
  )
}

const Kommt = () => <Skelett art="tabelle" was="Ihre Anträge" />

function Runden({ unternehmenGuid }: { unternehmenGuid: string }) {
  const { data: eintraege } = useSuspenseQuery(antraegeAbfrage(unternehmenGuid))
  const entschieden = eintraege.some(({ details }) =>
    details.some(({ geschaeftStatus }) => istEntschieden(geschaeftStatus)),
  )
  const { bescheide, kommen } = useBescheide(entschieden)
  const { auszahlungen } = useUebersichten(unternehmenGuid)
  const jetzt = serverJetzt()
  if (eintraege.length === 0) return mitEinladung() ? <KeineEinladung /> : <NichtGeoeffnet />
  if (kommen || (entschieden && auszahlungen.isLoading)) return <Kommt />
  const runden = rundenVon(eintraege, { jetzt, bescheide, auszahlungen: auszahlungen.data ?? [] })
  const erste = runden.flatMap(({ einladungen }) => einladungen).find(({ offen }) => offen)
  return (
    <div className="p-stapel s-weit">
      <Kuerzel in={eintraege} />
      {runden.map((runde) => (
        <Foerderrunde key={runde.schluessel} {...{ runde, unternehmenGuid, jetzt, erste }} />
      ))}
    </div>
  )
}

/** Whether this portal's programme asks for an invitation first (S4-01). */
const mitEinladung = () => FAEHIGKEITEN[programmDer(eigenesProfil().produktgruppe)].MitEinladung

function NichtGeoeffnet() {
  return (
    <LeereListe
      titel="Zurzeit nicht geöffnet"
      aktion={<Verweis href={pfade.vorDemAntrag()}>Ansehen, was ein Antrag verlangt</Verweis>}
    >
      Sobald Anträge möglich sind, beginnen Sie hier. Eine Einladung brauchen Sie nicht.
    </LeereListe>
  )
}

function KeineEinladung() {
  return (
    <LeereListe
      titel="Noch keine Einladung"
      aktion={<Verweis href={pfade.vorDemAntrag()}>Ansehen, was ein Antrag verlangt</Verweis>}
    >
      Sobald Ihr Unternehmen zu einer Förderrunde eingeladen ist, beginnen Sie hier Ihren Antrag. Die
      Einladung kommt auch per E-Mail.
    </LeereListe>
  )
}

type Einladung = Runde['einladungen'][number]
type FoerderrundeProps = {
  runde: Runde
  unternehmenGuid: string
  jetzt: Date
  /** The invitation whose button is the primary one of the page. */
  erste: Einladung | undefined
}

function Foerderrunde({ runde: { titel, einladungen }, unternehmenGuid, jetzt, erste }: FoerderrundeProps) {
  return (
    <Abschnitt titel={titel}>
      {einladungen.map((einladung, i) => (
        <EinladungAnsicht
          key={einladung.eintrag.guid}
          {...{ einladung, unternehmenGuid, jetzt }}
          {...(einladungen.length > 1 && { ueberschrift: `Einladung ${i + 1}` })}
          vorrang={einladung === erste}
        />
      ))}
    </Abschnitt>
  )
}
