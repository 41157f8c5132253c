import { useRef, useState, type DragEvent } from 'react'
import { klassen } from '../klassen.ts'
import { Knopf } from '../Knopf.tsx'
import { Dateieintrag, type Datei, type Dateihandlungen } from './Dateieintrag.tsx'
import { feldbezug, Feldfuss, Feldhinweis, Freiwillig } from './Feldrahmen.tsx'
import { feldId } from './feldId.ts'
import type { Feldworte } from './useFeld.ts'

type DateifeldProps = Feldworte &
  Dateihandlungen & {
    name: string
    eintraege: readonly Datei[]
    /** The files that were chosen or dropped; the app checks and uploads them. */
    beiAuswahl: (dateien: File[]) => void
    /** As in the attribute `accept`: '.pdf,.jpg,.png'. */
    annehmen?: string | undefined
    mehrere?: boolean
    fehler?: string | undefined
    /** Why no file can be added now, for example because the limit is reached. */
    gesperrtWeil?: string | false | undefined
  }

/** Files: a button, a place to drop them, and the list of what is there and on its way. Uploads belong to the app. */
export function Dateifeld({ name, eintraege, fehler, ...props }: DateifeldProps) {
  const { etikett, hinweis, freiwillig, vorbelegt, beiAbbrechen, beiErneut, beiEntfernen } = props
  const { beiAuswahl, annehmen, mehrere = true, gesperrtWeil } = props
  const id = feldId(name)
  return (
    <fieldset className={klassen('kern-fieldset p-feld', fehler && 'kern-fieldset--error')}>
      <legend className="kern-label" id={`${id}-etikett`}>
        {etikett}
        <Freiwillig freiwillig={freiwillig} />
      </legend>
      <Feldhinweis id={id} hinweis={hinweis} />
      <Ablage
        id={id}
        beschreibung={feldbezug(id, { etikett, hinweis, vorbelegt }, fehler)['aria-describedby']}
        {...{ beiAuswahl, annehmen, mehrere, gesperrtWeil }}
      />
      <Feldfuss id={id} fehler={fehler} vorbelegt={vorbelegt} />
      {eintraege.length > 0 && (
        <ul className="p-datei__liste">
          {eintraege.map((datei) => (
            <Dateieintrag key={datei.id} datei={datei} {...{ beiAbbrechen, beiErneut, beiEntfernen }} />
          ))}
        </ul>
      )}
    </fieldset>
  )
}

type AblageProps = Pick<DateifeldProps, 'beiAuswahl' | 'annehmen' | 'gesperrtWeil'> & {
  id: string
  beschreibung: string | undefined
  mehrere: boolean
}

/** The browser's own file input says 'Choose File' in the browser's language; a button of ours opens it. */
function Ablage({ id, beschreibung, beiAuswahl, annehmen, mehrere, gesperrtWeil }: AblageProps) {
  const eingabe = useRef<HTMLInputElement>(null)
  const nehmen = (dateien: File[]) => beiAuswahl(mehrere ? dateien : dateien.slice(0, 1))
  const { ueber, ereignisse } = useAblage(nehmen, Boolean(gesperrtWeil))
  return (
    <div
      {...ereignisse}
      role="presentation"
      className={klassen('p-datei__ablage', ueber && 'p-datei__ablage--ueber')}
    >
      <input
        ref={eingabe}
        type="file"
        hidden
        aria-labelledby={`${id}-etikett`}
        accept={annehmen}
        multiple={mehrere}
        onChange={(ereignis) => {
          nehmen([...(ereignis.target.files ?? [])])
          // The same file may be chosen again after it was removed.
          ereignis.target.value = ''
        }}
      />
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
    </div>
  )
}

/** Dropping files. Entering a child of the place also leaves the place, therefore the look at `relatedTarget`. */
function useAblage(annehmen: (dateien: File[]) => void, gesperrt: boolean) {
  const [ueber, setUeber] = useState(false)
  const ereignisse = {
    onDragOver: (ereignis: DragEvent) => {
      ereignis.preventDefault()
      setUeber(!gesperrt)
    },
    onDragLeave: (ereignis: DragEvent<HTMLElement>) => {
      const innen =
        ereignis.relatedTarget instanceof Node && ereignis.currentTarget.contains(ereignis.relatedTarget)
      if (!innen) setUeber(false)
    },
    onDrop: (ereignis: DragEvent) => {
      ereignis.preventDefault()
      setUeber(false)
      const dateien = [...ereignis.dataTransfer.files]
      if (!gesperrt && dateien.length > 0) annehmen(dateien)
    },
  }
  return { ueber, ereignisse }
}
