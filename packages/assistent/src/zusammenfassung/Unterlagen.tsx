import { istGesperrt } from '@foerderportal/contract/shared/pruefstand'
import { dateiHerunterladen } from '@foerderportal/client/datei'
import type { Datei } from '@foerderportal/contract/shared/datei'
import { groesseSchreiben } from '@foerderportal/ui/felder/dateien/groesse'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { Statuswort } from '@foerderportal/ui/Statuswort.tsx'
import { Tabelle, type Spalte } from '@foerderportal/ui/ansicht/Tabelle.tsx'
import { useSuspenseQuery, type UseSuspenseQueryOptions } from '@tanstack/react-query'
import { Suspense, useDeferredValue, type ReactNode } from 'react'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { ganzeNummern } from '@foerderportal/ui/ganzeNummern.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import type { Formularname } from '@foerderportal/contract/formular/formularname'

/** A file that belongs to a form, with what it is for in the words of the screen. */
type Unterlage = Datei & { readonly wozu: string }

const TITEL = 'Alle Unterlagen'

type Props = {
  name: Formularname
  /** The files, as they were with a receipt. */
  abfrage: (beleg: string | undefined) => UseSuspenseQueryOptions<Unterlage[], Error, Unterlage[], string[]>
  /** Guid of the latest receipt: the list is read again when there is another one. */
  beleg: string | undefined
}
/** `children`: what is to be pressed below the list. It comes with the list, so that nothing moves under a finger. */
type UnterlagenProps = Props & { children?: ReactNode }

/** Everything that belongs to a form that was sent, to look at and to keep (R7.2-31). */
export function Unterlagen({ name, abfrage, beleg, children }: UnterlagenProps) {
  // The list with a new receipt is read in the background; the one that is seen stays until then.
  const gezeigt = useDeferredValue(beleg)
  return (
    <Suspense fallback={<Kommt />}>
      <Abschnitt titel={TITEL}>
        <Liste {...{ name, abfrage }} beleg={gezeigt} />
      </Abschnitt>
      {children}
    </Suspense>
  )
}

function Kommt() {
  return (
    <Abschnitt titel={TITEL}>
      <Skelett art="tabelle" was="Ihre Unterlagen" />
    </Abschnitt>
  )
}

/** What the virus scan has not released can't be opened by anybody (S5-02). */
function Herunterladen({ unterlage, laden }: { unterlage: Unterlage; laden: (u: Unterlage) => void }) {
  const { scanStatus, dateiname } = unterlage
  if (istGesperrt(scanStatus))
    return (
      <Statuswort ton="danger" klein>
        {scanStatus === 'beschädigt' ? 'Datei beschädigt' : 'Gesperrt'}
      </Statuswort>
    )
  if (scanStatus === 'wird geprüft')
    return (
      <Statuswort ton="info" klein>
        Wird geprüft
      </Statuswort>
    )
  return (
    <Knopf variante="tertiary" nurIcon icon="download" onClick={() => laden(unterlage)}>
      {`${dateiname} herunterladen`}
    </Knopf>
  )
}

const spalten = (laden: (u: Unterlage) => void): readonly Spalte<Unterlage>[] => [
  { kopf: 'Unterlage', zelle: ({ wozu }) => ganzeNummern(wozu) },
  { kopf: 'Datei', zelle: ({ dateiname }) => ganzeNummern(dateiname) },
  { kopf: 'Größe', zelle: ({ size }) => groesseSchreiben(size), zahl: true },
  {
    kopf: 'Herunterladen',
    kopfUnsichtbar: true,
    zelle: (unterlage) => <Herunterladen {...{ unterlage, laden }} />,
  },
]

function Liste({ name, abfrage, beleg }: Props) {
  const { data } = useSuspenseQuery(abfrage(beleg))
  return <Unterlagenliste name={name} unterlagen={data} />
}

type ListeProps = Pick<Props, 'name'> & { unterlagen: readonly Unterlage[] }

/** The files of a form that are there already. */
export function Unterlagenliste({ name: { diesem, wort }, unterlagen }: ListeProps) {
  const { absage, versuchen } = useVersuch()
  if (unterlagen.length === 0)
    return <p className="kern-body">{`Zu ${diesem} ${wort} gibt es keine Dateien.`}</p>
  const laden = ({ downloadUrl, dateiname }: Unterlage) =>
    void versuchen(() => dateiHerunterladen(downloadUrl, dateiname))
  return (
    <>
      <Tabelle
        titel={`Alle Unterlagen zu ${diesem} ${wort}`}
        titelUnsichtbar
        spalten={spalten(laden)}
        zeilen={unterlagen}
        schluessel={(u) => u.uuid}
      />
      <AbsageHinweis absage={absage} />
    </>
  )
}
