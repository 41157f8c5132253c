import {
  anUnterschriftErinnern,
  umUnterschriftBitten,
  unterschriftZurueckrufen,
} from '@foerderportal/client/zuwendung/mitzeichnung'
import { serverJetzt } from '@foerderportal/client/serverzeit'
import type { AntragStand } from '@foerderportal/client/zuwendung/zuwendung'
import { antragPruefen } from '@foerderportal/contract/zuwendung/flow'
import type { Mitzeichnung } from '@foerderportal/contract/zuwendung/mitzeichnung/mitzeichnung'
import type { AntragKontext } from '@foerderportal/contract/zuwendung/pruefung/pruefung'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useNavigate } from '@tanstack/react-router'
import { fokusHalten } from '@foerderportal/shell/bausteine/fokusHalten'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { pfade } from '../../paths.ts'
import { MitzeichnungAbsage } from './MitzeichnungAbsage.tsx'
import { genannterName } from './mitzeichnungWorte.ts'
import type { AntragEntwurf } from '../antrag/useAntrag.ts'
import { useDateiFehltWeil } from '@foerderportal/assistent/dateien/useUploads'
import { useMitzeichnungAktion } from './useMitzeichnungAktion.ts'

type Props = {
  m: Mitzeichnung | null
  entwurf: AntragEntwurf
  kontext: AntragKontext
  seite: string
  /** The server has changed the form: it has to be read again. */
  neuLaden: () => Promise<void>
}
type Aktion = ReturnType<typeof useMitzeichnungAktion>
type TeilProps = Props & { aktion: Aktion }

/** What the one who waits can do: ask, remind, take back, ask somebody else. */
export function MitzeichnungAktionen(props: Props) {
  const { m, entwurf, seite } = props
  const { guid } = entwurf.wert().formular
  const aktion = useMitzeichnungAktion(guid)
  const darf = m?.aktionen ?? ['anfordern']
  // Above a page of questions it is one line and the way to change something.
  const imUeberblick = seite === 'zusammenfassung'
  return (
    <>
      {aktion.absage && <MitzeichnungAbsage problem={aktion.absage} />}
      <div className="p-reihe s-buendig">
        {imUeberblick && darf.includes('anfordern') && <Bitten {...props} aktion={aktion} />}
        {darf.includes('unterschreiben') && (
          <Verweis href={pfade.mitzeichnung(guid)}>Lesen und unterschreiben</Verweis>
        )}
        {darf.includes('zurueckrufen') && <Zurueckrufen {...props} aktion={aktion} />}
        {/* Last: why it can't be pressed yet is longer than the button. */}
        {imUeberblick && darf.includes('erinnern') && <Erinnern {...props} aktion={aktion} />}
      </div>
    </>
  )
}

/** The button goes with what it does. */
const sagen = (gelungen: boolean, satz: string): void => {
  if (gelungen) ansagen(satz)
  fokusHalten()
}

function Bitten({ entwurf, kontext, neuLaden, aktion: { tun, laeuft } }: TeilProps) {
  const { formular } = entwurf.wert()
  const person = formular.zeichnungsberechtigter?.subjectId
  const fehlt = antragPruefen(formular, kontext).length > 0
  const ohneDatei = useDateiFehltWeil()
  const fragen = () =>
    tun(async (): Promise<AntragStand | undefined> => {
      if (!person || !(await entwurf.speichern())) return undefined
      const stand = await umUnterschriftBitten(formular.guid, person, entwurf.basis().version)
      if (stand.version !== entwurf.basis().version) await neuLaden()
      return stand
    })
  const bitten = async () => sagen(await fragen(), `${genannterName(formular)} ist um Unterschrift gebeten.`)
  return (
    <Knopf
      laeuft={laeuft}
      gesperrtWeil={(fehlt && 'Ergänzen Sie zuerst, was noch fehlt.') || ohneDatei}
      onClick={() => void bitten()}
    >
      {`${genannterName(formular)} um Unterschrift bitten`}
    </Knopf>
  )
}

function Erinnern({ m, entwurf, aktion: { tun, laeuft } }: TeilProps) {
  const { guid } = entwurf.wert().formular
  const jetzt = serverJetzt()
  const ab = m?.erinnerbarAb ?? null
  const erinnern = async () =>
    sagen(await tun(() => anUnterschriftErinnern(guid)), 'Die Erinnerung ist verschickt.')
  const zuFrueh =
    ab !== null && Date.parse(ab) > jetzt.getTime() && `Erinnern können Sie ab ${alsWann(ab, jetzt)} Uhr.`
  return (
    <Knopf variante="secondary" laeuft={laeuft} gesperrtWeil={zuFrueh} onClick={() => void erinnern()}>
      Erinnern
    </Knopf>
  )
}

const ZURUECKRUFEN = {
  titel: 'Antrag wieder ändern?',
  text: 'Die Bitte um die zweite Unterschrift wird zurückgenommen, eine Unterschrift gilt nicht mehr. Wenn Sie fertig sind, bitten Sie neu. Wer gebeten wurde, bekommt eine E-Mail.',
  layout: 'ok-abbrechen',
  texte: { confirm: 'Zurückrufen und ändern', cancel: 'Nicht ändern' },
} as const

function Zurueckrufen({ m, seite, entwurf, aktion: { tun, laeuft } }: TeilProps) {
  const { frage } = useDialog()
  const navigate = useNavigate()
  const { guid } = entwurf.wert().formular
  const zurueckrufen = async (danach?: string) => {
    if ((await frage(ZURUECKRUFEN)) !== 'confirm') return
    const gelungen = await tun(() => unterschriftZurueckrufen(guid))
    sagen(gelungen, 'Die Bitte ist zurückgerufen. Sie können den Antrag wieder ändern.')
    if (gelungen && danach !== undefined) await navigate({ to: danach })
  }
  return (
    <>
      <Knopf variante="secondary" laeuft={laeuft} onClick={() => void zurueckrufen()}>
        Zurückrufen und ändern
      </Knopf>
      {seite === 'zusammenfassung' && m?.aktionen.includes('neuZuordnen') && (
        <Knopf
          variante="tertiary"
          laeuft={laeuft}
          onClick={() => void zurueckrufen(pfade.antrag(guid, 'zeichnung'))}
        >
          Andere Person bitten
        </Knopf>
      )}
    </>
  )
}
