export { makeRecordFile, parseRecordFile } from '@muster/protocol';
