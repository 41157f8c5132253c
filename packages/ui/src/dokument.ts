import { createContext, useContext } from 'react'

const DokumentKontext = createContext<Document | undefined>(undefined)

/** Around what is drawn into a window within the page: its parts are found there. */
export const DokumentProvider = DokumentKontext

/** The document that these parts stand in. */
export const useDokument = (): Document => useContext(DokumentKontext) ?? document
