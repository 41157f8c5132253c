/**
 * What browsers still hold from before: read out of the IndexedDB of a profile in which the portal of 22 November 2026
 * had kept what was typed and not saved, with the key that its server gave this person. Never made anew: a portal that
 * cannot read it any more loses what people typed into the one before.
 */

type Eintragung = {
  readonly id: string
  readonly fach: string
  readonly inhaber: string
  /** base64, as what follows. */
  readonly iv: string
  readonly inhalt: string
}

export type AltesGeraet = {
  readonly sub: string
  readonly schluessel: string
  readonly eintragungen: readonly Eintragung[]
}

/** Registration, page of the person: the phone number '0461 98765' is typed, nothing else. */
export const REGISTRIERUNG: AltesGeraet = {
  sub: 'c9a33732-fce8-4a4b-bc93-388670ae3874',
  schluessel: 'cKDTA4IYAVlUqKHO82Ds92HPgq49ieX4SIzsXCktUD8',
  eintragungen: [
    {
      id: 'e8078cf2d4bd792e14cd8806dcb3fe31/f8bfdaa0adb6d6efa6dfa9e8d0e64fd7/630715af-d659-4804-b4ef-1ef8d2628cc1/1',
      fach: 'e8078cf2d4bd792e14cd8806dcb3fe31',
      inhaber: '630715af-d659-4804-b4ef-1ef8d2628cc1/1',
      iv: 'raneDhqJ4byLp31z',
      inhalt:
        '08NfkvINS/cNDC6lctAjAI4Dh2s8dme7XoYGQAzxgp/1811AXzMWdhW98jOVA0TrmCNWtBnehGB/c+H8l+kG' +
        'zLOmpsmsWyYND1w3B8PvKpi+04pkz6q/fNZYaQ6H1vnZsaTYo0JxxZXOTY4jeASiKM3DwXC/Z0LM0VZrCf/C' +
        'bdnr5+LSUQwglD3hF9Mn4RmybzAVIuFM+CBilYT97D/sqhyOW1iE4lI/PEJCNbFxMp7jdKR9SQHRHqVxPDW3' +
        'MQKMTBWa2YE6fvm2dMRXE7wO+WPZkeU160dv78WIKOW6EOU+jhdf5XwgLd74SMGdPpwZkEIG55id3SsRieNI' +
        'u3/ypnply9cOtXa6dwJTucQX2ZOwhiFPnNCqpf6TB9tdvPW8Xe9TR6aB23KW15WMErnsIdE4dNMchnmfySw+' +
        'JC0pCEuH/q5CkJIHWj8b5OtcFTaGLhYZZmheStpl8cfVYmESAkqursV7tFIkHt201I0KHcOOiYcw4YtEXcT6' +
        'u5cDrdQLvcgG3y1gU4W32cZ2qNw9fbdIUU1BH9QxpCqa8BEBWqMM/DyvlKcseQSsRxoXf0WQI1Un5rysG2+b' +
        'fi8i6RtOUut+JMAAPPLq67DMOp0vDBruss/rwQhGHL0wIKshdgy40cM2BajOJOVrZBdnuxSUe/W3lPrUzzw9' +
        'gQE0sOkAy3jTm9KBEpTw1GUW',
    },
  ],
}

/** An application: main occupation on one page, own means that are no number ('12,,5') on another. */
export const ANTRAG: AltesGeraet & { readonly guid: string } = {
  guid: '0744edeb-34da-4c66-89a3-32a5558a9c5b',
  sub: 'de000000-0000-4000-8000-000000000002',
  schluessel: 'hGAhrunZQRKODR9oDxk40Td8SHjggMjBmfZMb7J68-U',
  eintragungen: [
    {
      id: '9e6abeff0380a20dc25eb20586669fce/0ed04306250f511a73640d5b3d5bb5a0/d016db18-d50f-4caa-a982-b4e5532b3bcf/1',
      fach: '9e6abeff0380a20dc25eb20586669fce',
      inhaber: 'd016db18-d50f-4caa-a982-b4e5532b3bcf/1',
      iv: 'j3/zEgJYZc9Q+Rjh',
      inhalt:
        '3REiArujAdgD+w/qaPp9c8R0lkw0wvfrWaP5o1PRLtTr3AEJ59uK1a0VhlGJyeqHwv5pPNfufSVT76f1k3MI' +
        'uWAhVba8rz9ePvNo6a6QnV0DKwvbRzoeCdAhURjcw+jGrZ3BJc/AmV9AD9Q78F6UMORcpkmyNnUW782eO8tG' +
        'uZTAIVWKoTtLoZl3LmYw4KMn/wWwWYtz+8Wfm4CngM3OxZeOiQsZDTVrejZjUti1DG+BWedBhBpjJ4Q7yxYP' +
        'IZ7VK6+m',
    },
    {
      id: '9e6abeff0380a20dc25eb20586669fce/ab48788dbcbaa6ac4cd6c1ecae198eae/d016db18-d50f-4caa-a982-b4e5532b3bcf/1',
      fach: '9e6abeff0380a20dc25eb20586669fce',
      inhaber: 'd016db18-d50f-4caa-a982-b4e5532b3bcf/1',
      iv: '7zeXOdsd911hIwLr',
      inhalt:
        'O6Fngdmekc6xNZfhMoLc4mNPxTbGvXo8q8EMszv0Eav2OL8aC+DxbZyeqT2GGaYogsTKUtpoGV049ex+sjib' +
        'AxSLD9FoEdtmMMLD4xF6Tqm6m9J5l8JvKx/LMeH+mIIGRo6v/d7Ey9jmLPCPR96lSWk59/shdayb0CA7NJ3l' +
        '9Dpm5FCjhFRoOWhwx4W9zxIkULtprJzFJT6+R7/GKETJ7KJU+cxcNPwfgpcoLSdY6+Q5M5vcz3CxDAHKzy3o' +
        'z6EAjhLiunyPe0zl/UK2KkDbVDaOSzIRUXuZLos5CznmshU6MJF9HCbRLyXYR8BdCiD+UutMrizKIKcxTi4k' +
        'EglN8vfLEP4ManyMwNMaXHL6xNw2VHX2TI30TChlOg5WeOAbNYDvQOBkGoVprzIpw2vf7eksA+QO90esFuy/' +
        'cprG3IOY9gPcpMiWHQNT6XYugWlGMKE6hih8',
    },
  ],
}

const bytes = (base64: string) => Uint8Array.from(atob(base64), (zeichen) => zeichen.charCodeAt(0))

const SPEICHER = 'eintragungen'

/** The database as the portal of that day made it. */
const oeffnen = (): Promise<IDBDatabase> =>
  new Promise((fertig, scheitern) => {
    const anfrage = indexedDB.open('portal-entwuerfe', 1)
    anfrage.onupgradeneeded = () => {
      const speicher = anfrage.result.createObjectStore(SPEICHER, { keyPath: 'id' })
      speicher.createIndex('fach', 'fach')
      speicher.createIndex('zeit', 'zeit')
    }
    anfrage.onsuccess = () => fertig(anfrage.result)
    anfrage.onerror = () => scheitern(anfrage.error ?? new Error('IndexedDB antwortet nicht.'))
  })

/** Puts it into this browser, as if it had been typed just now: the time is all that is not sealed. */
export const geraetFuellen = async ({ eintragungen }: AltesGeraet): Promise<void> => {
  const db = await oeffnen()
  const vorgang = db.transaction(SPEICHER, 'readwrite')
  for (const { iv, inhalt, ...rest } of eintragungen)
    vorgang
      .objectStore(SPEICHER)
      .put({ ...rest, iv: bytes(iv), inhalt: bytes(inhalt).buffer, zeit: Date.now() })
  await new Promise((fertig) => {
    vorgang.oncomplete = fertig
  })
  db.close()
}
