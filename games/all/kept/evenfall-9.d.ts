export { EVENFALL } from '@gloaming/evenfall/entry';
