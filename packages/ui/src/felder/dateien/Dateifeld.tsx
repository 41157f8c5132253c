import { useEffect, useRef, useState, type ClipboardEvent, type DragEvent } from 'react'
import { Fortschritt } from '../../Fortschritt.tsx'
import { klassen } from '../../klassen.ts'
import { Knopf } from '../../Knopf.tsx'
import { useDateiansagen } from './dateiansagen.ts'
import { Dateieintrag, type Datei, type Dateihandlungen } from './Dateieintrag.tsx'
import { useFeldbezug, Feldfuss, Feldhinweis, Freiwillig } from '../Feldrahmen.tsx'
import { feldId } from '../feldId.ts'
import type { Feldworte } from '../useFeld.ts'

type Aktion = { readonly text: string; readonly beiKlick: () => void }
/** What just happened in the field, in a sentence, and how to take it back. */
export type Dateimeldung = { readonly text: string; readonly aktion?: Aktion }

type DateifeldProps = Feldworte &
  Dateihandlungen & {
    name: string
    eintraege: readonly Datei[]
    /** The files that were chosen, taken with the camera, dropped or pasted; the app checks and uploads them. */
    beiAuswahl: (dateien: File[]) => void
    /** As in the attribute `accept`: '.pdf,.jpg,.png'. */
    annehmen?: string | undefined
    /** Which kinds and sizes it takes, in words. */
    grenzen?: string | undefined
    mehrere?: boolean
    fehler?: string | undefined
    /** Why no file can be added now, for example because the limit is reached. */
    gesperrtWeil?: string | false | undefined
    meldung?: Dateimeldung | undefined
    /** Another way to a file: from what was uploaded before. */
    anderswoher?: Aktion | undefined
    /** How far several files are together: '2 von 5 Dateien hochgeladen'. */
    gesamt?: { readonly text: string; readonly prozent: number } | undefined
  }

/** Files: a button, a place to drop them, and the list of what is there and on its way. Uploads belong to the app. */
export function Dateifeld({ name, eintraege, fehler, meldung, gesamt, ...props }: DateifeldProps) {
  const { etikett, hinweis, freiwillig, vorbelegt, beiAuswahl, annehmen, mehrere = true } = props
  const { gesperrtWeil, anderswoher, grenzen, ...handlungen } = props
  const id = feldId(name)
  const bezug = useFeldbezug(id, { etikett, hinweis, vorbelegt }, fehler)
  useDateiansagen(eintraege)
  const zumKnopf = () => document.getElementById(id)?.focus()
  return (
    <fieldset
      className={klassen('kern-fieldset p-feld p-datei', fehler && 'kern-fieldset--error')}
      data-dateifeld={name}
      onPaste={(ereignis) =>
        !gesperrtWeil && !stehtFest(ereignis.currentTarget) && ausZwischenablage(ereignis, beiAuswahl)
      }
    >
      <legend className="kern-label" id={`${id}-etikett`}>
        {etikett}
        <Freiwillig freiwillig={freiwillig} />
      </legend>
      <Feldhinweis id={id} hinweis={hinweis} />
      {grenzen && (
        <div className="kern-hint" id={`${id}-grenzen`}>
          {grenzen}
        </div>
      )}
      <Ablage
        id={id}
        beschreibung={[bezug['aria-describedby'], grenzen && `${id}-grenzen`].filter(Boolean).join(' ')}
        {...{ beiAuswahl, annehmen, mehrere, gesperrtWeil, anderswoher }}
      />
      <Feldfuss id={id} fehler={fehler} vorbelegt={vorbelegt} />
      {gesamt && <Fortschritt etikett={gesamt.text} prozent={gesamt.prozent} />}
      {eintraege.length > 0 && (
        <ul className="p-datei__liste">
          {eintraege.map((datei) => (
            <Dateieintrag key={datei.id} datei={datei} {...handlungen} danach={zumKnopf} />
          ))}
        </ul>
      )}
      <Meldung meldung={meldung} danach={zumKnopf} />
    </fieldset>
  )
}

/** A locked page closes its buttons by itself, but not what is dropped or pasted. */
const stehtFest = (feld: HTMLElement): boolean => feld.closest('fieldset:disabled') !== null

/** Files and pictures of the clipboard; pasted text goes where it always goes. */
const ausZwischenablage = (ereignis: ClipboardEvent, beiAuswahl: DateifeldProps['beiAuswahl']) => {
  const dateien = [...ereignis.clipboardData.files]
  if (dateien.length === 0) return
  ereignis.preventDefault()
  beiAuswahl(dateien)
}

/** Stays in the page empty, so that a screen reader hears what comes into it. */
function Meldung({ meldung, danach }: { meldung: Dateimeldung | undefined; danach: () => void }) {
  const knopf = useRef<HTMLButtonElement>(null)
  // What was pressed is gone with its line: the focus goes to what takes it back.
  useEffect(() => knopf.current?.focus(), [meldung?.text])
  return (
    <div className={klassen('p-datei__meldung', !meldung && 'p-datei__meldung--leer')}>
      <output>{meldung?.text}</output>
      {meldung?.aktion && (
        <Knopf
          ref={knopf}
          variante="tertiary"
          klein
          onClick={() => {
            meldung.aktion?.beiKlick()
            danach()
          }}
        >
          {meldung.aktion.text}
        </Knopf>
      )}
    </div>
  )
}

type AblageProps = Pick<DateifeldProps, 'beiAuswahl' | 'annehmen' | 'gesperrtWeil' | 'anderswoher'> & {
  id: string
  beschreibung: string
  mehrere: boolean
}

/** The browser's own file input says 'Choose File' in the browser's language; a button of ours opens it. */
function Ablage({ id, beschreibung, beiAuswahl, annehmen, mehrere, gesperrtWeil, anderswoher }: AblageProps) {
  const eingabe = useRef<HTMLInputElement>(null)
  const kamera = useRef<HTMLInputElement>(null)
  const nehmen = (dateien: File[]) => beiAuswahl(mehrere ? dateien : dateien.slice(0, 1))
  const { ueber, ereignisse } = useAblage(nehmen, Boolean(gesperrtWeil))
  const wahl = { type: 'file', hidden: true, 'aria-labelledby': `${id}-etikett` } as const
  const beiWahl = ({ target }: { target: HTMLInputElement }) => {
    nehmen([...(target.files ?? [])])
    // The same file may be chosen again after it was removed.
    target.value = ''
  }
  return (
    <div
      {...ereignisse}
      role="presentation"
      className={klassen('p-datei__ablage', ueber && 'p-datei__ablage--ueber')}
    >
      <input {...wahl} ref={eingabe} accept={annehmen} multiple={mehrere} onChange={beiWahl} />
      <input {...wahl} ref={kamera} accept="image/jpeg" capture="environment" onChange={beiWahl} />
      <Knopf
        id={id}
        aria-describedby={beschreibung}
        variante="secondary"
        icon="drive-folder-upload"
        gesperrtWeil={gesperrtWeil}
        onClick={() => eingabe.current?.click()}
      >
        {mehrere ? 'Dateien auswählen' : 'Datei auswählen'}
      </Knopf>
      <span className="p-datei__ziehen">oder hierher ziehen</span>
      {!gesperrtWeil && (
        <span className="p-datei__wege">
          <Knopf variante="tertiary" className="p-datei__kamera" onClick={() => kamera.current?.click()}>
            Foto aufnehmen
          </Knopf>
          {anderswoher && (
            <Knopf variante="tertiary" onClick={anderswoher.beiKlick}>
              {anderswoher.text}
            </Knopf>
          )}
        </span>
      )}
    </div>
  )
}

/** Dropping files. Entering a child of the place also leaves the place, therefore the look at `relatedTarget`. */
function useAblage(annehmen: (dateien: File[]) => void, gesperrt: boolean) {
  const [ueber, setUeber] = useState(false)
  const ereignisse = {
    onDragOver: (ereignis: DragEvent<HTMLElement>) => {
      ereignis.preventDefault()
      setUeber(!gesperrt && !stehtFest(ereignis.currentTarget))
    },
    onDragLeave: (ereignis: DragEvent<HTMLElement>) => {
      const innen =
        ereignis.relatedTarget instanceof Node && ereignis.currentTarget.contains(ereignis.relatedTarget)
      if (!innen) setUeber(false)
    },
    onDrop: (ereignis: DragEvent<HTMLElement>) => {
      ereignis.preventDefault()
      setUeber(false)
      const dateien = [...ereignis.dataTransfer.files]
      if (!gesperrt && !stehtFest(ereignis.currentTarget) && dateien.length > 0) annehmen(dateien)
    },
  }
  return { ueber, ereignisse }
}
