export { RES_ARCANA } from '@gloaming/res-arcana/entry';
